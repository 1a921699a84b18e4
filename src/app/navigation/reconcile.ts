export type BrowserStack = { readonly hrefs: readonly string[]; readonly position: number };

export type Step =
  | { type: 'push'; href: string }
  | { type: 'replace'; href: string }
  | { type: 'go'; by: number };

/**
 * Null when the wanted history is reached. Entries forward of its top may stay, because only a push
 * removes them.
 *
 * @param wanted addresses, oldest first
 */
export function nextStep(
  { hrefs, position }: BrowserStack,
  wanted: readonly string[],
): Step | null {
  const wrong = wanted.findIndex((href, index) => hrefs[index] !== href);
  const href = wanted[wrong];
  if (href === undefined) {
    const by = wanted.length - 1 - position;
    return by === 0 ? null : { type: 'go', by };
  }
  if (position === wrong) return { type: 'replace', href };
  const base = Math.max(0, wrong - 1);
  if (position !== base) return { type: 'go', by: base - position };
  return { type: 'push', href };
}

export function afterStep({ hrefs, position }: BrowserStack, step: Step): BrowserStack {
  const before = hrefs.slice(0, position);
  switch (step.type) {
    case 'push':
      return { hrefs: [...before, hrefs[position] ?? '', step.href], position: position + 1 };
    case 'replace':
      return { hrefs: [...before, step.href, ...hrefs.slice(position + 1)], position };
    case 'go':
      return { hrefs, position: position + step.by };
  }
}
