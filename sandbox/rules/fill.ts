/** @throws Error if one of the text's `{{names}}` has no value */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for ${name} in '${text}'`);
    return String(value);
  });
}
