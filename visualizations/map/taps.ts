import { locationOf, type PageId } from '#domain/pages.ts';
import * as v from 'valibot';
import { fileOf, readOutlines } from '#visualizations/screens/outlines-file.ts';
import { isPageId } from '#visualizations/wording/page-titles.ts';

export type Tap = { words: string; page: PageId };

const Requested = v.object({ page: v.string() });

function pageOf(line: string): PageId | null {
  const [, requested] = / location\.requested location=(\{.*?\}\})/.exec(line) ?? [];
  if (requested !== undefined) {
    const { page } = v.parse(Requested, JSON.parse(requested));
    return isPageId(page) ? page : null;
  }
  const [, address] = /^ *link “.* to (\/[^ ]*)/.exec(line) ?? [];
  if (address === undefined) return null;
  const { pathname, search } = new URL(address, 'http://localhost');
  return locationOf(pathname, search).page;
}

/** First text of a button or link, without its pictures. */
function wordsOf(line: string): string {
  const [, all = ''] = /“(.*?)”/.exec(line) ?? [];
  const pieces = all.replaceAll(/‹[^›]*›/g, '').split('|');
  return pieces.map((piece) => piece.trim()).find((piece) => piece !== '') ?? '';
}

/** The controls that open another page, from the outlines of the machine's screens. */
export function tapsOf(machine: string): Tap[] {
  const found = new Map<string, Tap>();
  for (const { lines } of readOutlines(fileOf(machine))) {
    for (const line of lines) {
      const page = pageOf(line);
      const words = wordsOf(line);
      if (page !== null && words !== '') found.set(`${words} > ${page}`, { words, page });
    }
  }
  return [...found.values()];
}

/** Whether a control on the machine's screens sends the request to the root. */
export const asksOn = (machine: string, request: string): boolean =>
  readOutlines(fileOf(machine)).some(({ lines }) =>
    lines.some((line) => line.includes(`→ asks ${request}`)),
  );
