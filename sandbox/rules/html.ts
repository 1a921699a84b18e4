const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

/** `below` is a second line under the label. */
type Row = readonly [label: string, figure: string, below?: string];

const row = ([label, figure, below = '']: Row) =>
  `<tr><td>${escaped(label)}${below && `<br>${escaped(below)}`}</td><td>${escaped(figure)}</td></tr>`;
const headings = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr>`;

/** HTML elements of documents and help articles, with escaped texts. */
export const html = {
  title: (text: string) => `<p><strong>${escaped(text)}</strong></p>`,
  text: (text: string) => `<p>${escaped(text)}</p>`,
  heading: (text: string) => `<h2>${escaped(text)}</h2>`,
  list: (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
  figures: (rows: readonly Row[]) => `<table><tbody>${rows.map(row).join('')}</tbody></table>`,
  table: (names: readonly [string, string], rows: readonly Row[]) =>
    [`<table><thead>${headings(names)}</thead><tbody>`, ...rows.map(row), '</tbody></table>'].join(
      '\n',
    ),
};
