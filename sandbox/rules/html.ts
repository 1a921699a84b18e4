const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it, whatever is in it. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

const row = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
const headings = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr>`;

/** The parts of a document that a borrower agrees to. */
export const html = {
  title: (text: string) => `<p><strong>${escaped(text)}</strong></p>`,
  text: (text: string) => `<p>${escaped(text)}</p>`,
  heading: (text: string) => `<h2>${escaped(text)}</h2>`,
  list: (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
  figures: (rows: readonly (readonly string[])[]) =>
    `<table><tbody>${rows.map(row).join('')}</tbody></table>`,
  table: (names: readonly string[], rows: readonly (readonly string[])[]) =>
    [`<table><thead>${headings(names)}</thead><tbody>`, ...rows.map(row), '</tbody></table>'].join(
      '\n',
    ),
};
