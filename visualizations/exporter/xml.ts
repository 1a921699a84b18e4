/** A text as XML may hold it, between tags and in attributes. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

type Attributes = Record<string, string | number | null>;

const opened = (name: string, attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .reduce((tag, [key, value]) => `${tag} ${key}="${escaped(String(value))}"`, `<${name}`);

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/** An element with others inside, each on its own lines; attributes that are null are left out. */
export function element(name: string, attributes: Attributes, children: string[] = []): string {
  const tag = opened(name, attributes);
  if (children.length === 0) return `${tag}/>`;
  return `${tag}>\n${children.map(indented).join('\n')}\n</${name}>`;
}

/** An element with text inside, on one line. */
export const textElement = (name: string, attributes: Attributes, text: string): string =>
  `${opened(name, attributes)}>${escaped(text)}</${name}>`;
