/** A text with its `{{names}}` filled in. Throws where one is left without a value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`'${text}' lacks its ${name}`);
    return String(value);
  });
}
