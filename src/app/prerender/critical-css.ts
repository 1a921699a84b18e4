type Rule = { head: string; body: string };

/** A built sheet has no comments and no braces in strings. */
function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < sheet.length; at += 1) {
    if (sheet[at] === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (sheet[at] === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ head: sheet.slice(start, open).trim(), body: sheet.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return rules;
}

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name);

const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/**
 * The rules of a built sheet that a page's markup needs, in the sheet's order; keyframes come last.
 */
export function criticalCss(sheet: string, html: string): string {
  const present = classesOf(html);
  const isNeeded = ({ head }: Rule) =>
    head.split(',').some((one) => classesIn(one).every((name) => present.has(name)));
  const isKeyframes = ({ head }: Rule) => head.startsWith('@keyframes ');
  const written = ({ head, body }: Rule) => `${head}{${body}}`;

  const needed = (css: string): string =>
    rulesOf(css)
      .filter((rule) => !isKeyframes(rule))
      .map((rule) => {
        if (!rule.head.startsWith('@')) return isNeeded(rule) ? written(rule) : '';
        const body = needed(rule.body);
        return body && written({ head: rule.head, body });
      })
      .join('');

  const css = needed(sheet);
  const keyframes = rulesOf(sheet).filter(
    (rule) => isKeyframes(rule) && css.includes(rule.head.slice('@keyframes '.length)),
  );
  return css + keyframes.map(written).join('');
}
