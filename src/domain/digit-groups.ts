export const mobileGroups = [3, 3, 4] as const;

export function inGroups(digits: string, groups: readonly number[]): string {
  const shown: string[] = [];
  let at = 0;
  for (const [index, size] of groups.entries()) {
    const end = index === groups.length - 1 ? digits.length : at + size;
    shown.push(digits.slice(at, end));
    at = end;
  }
  return shown.filter(Boolean).join(' ');
}
