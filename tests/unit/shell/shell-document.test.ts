import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { AnalyticsEvent } from '#domain/analytics.ts';
import { bridgeActions } from '#protocol/bridge-actions.ts';
import { settingsOf } from '#sandbox/shell/phone/web-view.ts';
import { storageKeys } from '#domain/storage-keys.ts';
import { inFull, payloadWords } from './payload-words.ts';

const path = fileURLToPath(new URL('../../../sandbox/shell/docs/shell.md', import.meta.url));
const document = readFileSync(path, 'utf8');

/** A row of the table of actions, without the words that say when. */
function rowOf([name, action]: [string, (typeof bridgeActions)[keyof typeof bridgeActions]]) {
  const reply =
    action.reply === null
      ? 'none'
      : `\`${payloadWords(action.reply)}\` within ${action.timeout / 1_000} s`;
  return `| \`${name}\` | \`${payloadWords(action.data)}\` | ${reply} |`;
}

describe('what is written for the native team', () => {
  it('lists every action of the bridge with what it sends and what is answered, and no other', () => {
    const rows = document.split('\n').filter((line) => /^\| `\w+` \| `/.test(line));
    const told = rows.map((row) => row.split(' | ').slice(0, 3).join(' | ').concat(' |'));
    expect(told).toEqual(Object.entries(bridgeActions).map(rowOf));
    expect(told).toHaveLength(20);
    expect(document).toContain(`\`AnalyticsEvent\` is \`${inFull(AnalyticsEvent)}\`.`);
    expect(rows.filter((row) => row.split(' | ').length !== 4)).toEqual([]);
  });

  it('lists what the simulated phone looks at, and what log out clears', () => {
    const page = {
      isSecureContext: true,
      localStorage: null,
      sessionStorage: null,
      navigator: {},
      HTMLScriptElement: {},
    };
    for (const { name } of settingsOf(page)) expect(document).toContain(`| ${name} |`);
    for (const key of Object.keys(storageKeys)) expect(document).toContain(`\`${key}\``);
  });
});

describe('the web view, seen from within its page', () => {
  it('finds what is off: what is missing, what is null, and what throws when it is named', () => {
    const page = {
      isSecureContext: true,
      localStorage: null,
      get sessionStorage(): Storage | null {
        throw new DOMException('denied', 'SecurityError');
      },
      get indexedDB(): IDBFactory | null {
        throw new DOMException('denied', 'SecurityError');
      },
      navigator: {},
      HTMLScriptElement: { supports: (kind: string) => kind === 'speculationrules' },
    };
    const found = settingsOf(page).map(({ name, finding }) => `${name}: ${finding}`);
    expect(found).toEqual([
      'Secure origin (https): on',
      'DOM storage: off',
      'IndexedDB: off',
      'Cache storage: off',
      'Service workers: off',
      'Prerender: on',
      'Back/forward cache: unseen',
    ]);
  });
});
