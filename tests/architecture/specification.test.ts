import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { infoScreens } from '#app/info-pages/screens.tsx';
import { flowChunks } from '#flows/flows.ts';
import { seedBanks } from '#domain/account/banks.ts';
import { codes } from '#domain/codes.ts';
import * as constantsInCode from '#domain/constants.ts';
import { uploadComplete } from '#domain/credit/credit-order.ts';
import { defaultLanguage } from '#domain/language.ts';
import { moneyFlows } from '#domain/money/flows.ts';
import { choosable } from '#machines/bank-card-change/form.ts';
import { isFlowId } from '#machines/flows.ts';
import { pageIds, pageRow } from '#domain/pages.ts';
import { storageKeys } from '#domain/storage-keys.ts';
import { bridgeActions } from '#protocol/bridge-actions.ts';
import { assumedMethods } from '#protocol/methods/assumed.ts';
import { methods } from '#protocol/methods.ts';
import { appModels } from '#machines/models.ts';
import { allTexts } from '../unit/i18n/all-texts.ts';
import {
  commonInfoParts,
  constants,
  messages,
  namedMachines,
  routes,
  specifiedActions,
  specifiedMethods,
  stores,
} from './specification.ts';
import { usagesIn } from './usages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files of texts: their keys and words do not count as usages. */
const texts = /^src\/(i18n\/|flows\/[\w-]+\/(en|fil)\.ts$)/;
/**
 * The usages in the app without the protocol, whose tables call nothing, and in the native side of
 * the simulated phone.
 */
const app = usagesIn(['src', 'machines'], [/^src\/protocol\//, texts]);
const phone = usagesIn(['sandbox/shell'], []);
const appWithProtocol = usagesIn(['src', 'machines'], []);

/** S7 gives this method a placeholder instead of a name, so it has no row. */
const namelessMethod = '{hash}';

const missingIn = (named: readonly string[], found: ReadonlySet<string>) =>
  named.filter((name) => !found.has(name));
const print = (what: string, count: number) => console.log(`${count} ${what}`);

describe('the code', () => {
  it('S2.5, S2.6, S2.8, S2.10, S2.11, S2.12, S2.13, S2.14, S2.15: has a page with a screen for each of the 46 routes', () => {
    print('routes', routes.length);
    expect(routes).toHaveLength(46);
    const shown = pageIds.filter((page) => {
      const { flow } = pageRow(page);
      return flow === 'login' || (isFlowId(flow) ? flow in flowChunks : page in infoScreens);
    });
    const paths = new Set<string>(shown.map((page) => pageRow(page).path));
    expect(missingIn(routes, paths), 'a route without a page').toEqual([]);
  });

  it('S7.9: calls each of the 47 methods except {hash}, and each assumed method of the project', () => {
    print('methods', specifiedMethods.length);
    expect(specifiedMethods).toHaveLength(47);
    expect(specifiedMethods).toContain(namelessMethod);
    const all = [...specifiedMethods, ...Object.keys(assumedMethods)];
    expect(Object.keys(methods).toSorted()).toEqual(
      all.filter((name) => name !== namelessMethod).toSorted(),
    );
    // A money action sends the method with the name of its kind.
    const called = new Set([
      ...app.calledMethods,
      ...phone.calledMethods,
      ...Object.keys(moneyFlows),
    ]);
    expect(missingIn(Object.keys(methods), called), 'a method without a caller').toEqual([]);
  });

  it('S7.11: uses each of the 20 actions of the native bridge', () => {
    print('bridge actions', specifiedActions.length);
    expect(specifiedActions).toHaveLength(20);
    expect(Object.keys(bridgeActions).toSorted()).toEqual(specifiedActions.toSorted());
    expect(
      missingIn(specifiedActions, app.membersOf('shell')),
      'an action without a caller',
    ).toEqual([]);
  });

  it('S3.21: writes each of the 13 stores, and has an object with a field for every part of commonInfo', () => {
    print('stores', stores.length);
    expect(stores).toHaveLength(13);
    expect(Object.keys(storageKeys).toSorted()).toEqual(stores.toSorted());
    expect(missingIn(stores, app.writtenKeys), 'a store that is never written').toEqual([]);
    expect(missingIn(commonInfoParts, app.madeParts), 'a part that no object has').toEqual([]);
  });

  it('walks each of the 8 machines that the assignment requires by name', async () => {
    print('named machines', namedMachines.length);
    expect(namedMachines).toHaveLength(8);
    const walked = new Set(appModels.map(({ machine }) => machine.id));
    for (const folder of namedMachines) {
      const file = join(root, 'machines', folder, `${folder}.machine.ts`);
      expect(existsSync(file), `${folder} has no machine`).toBe(true);
      const id = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect(walked, `${folder} has no walk`).toContain(id);
    }
  });

  it('S3.16: offers only the active banks, and has a different name for each bank', () => {
    print('banks', seedBanks.length);
    expect(choosable(seedBanks)).toEqual(seedBanks.filter(({ active }) => active));
    expect(new Set(seedBanks.map(({ name }) => name)).size).toBe(seedBanks.length);
  });

  it('S8.1, S8.2, S8.3, S8.4, S8.5, S8.6: uses every error code', () => {
    expect(
      missingIn(Object.keys(codes), app.membersOf('codes')),
      'a code that is never used',
    ).toEqual([]);
  });

  it('S8.9: has every message, word for word, at the beginning of an English text', () => {
    print('messages', messages.length);
    const sentences = allTexts.map(({ en }) => en);
    const unsaid = messages.filter(
      (message) => !sentences.some((text) => text.startsWith(message)),
    );
    expect(unsaid, 'a message that is never shown').toEqual([]);
  });

  it('S7.6, S9.1, S9.3, S9.5, S9.8, S9.9, S9.10: uses every constant with its value', async () => {
    print('constants', constants.length);
    const inCode = new Map<string, unknown>(Object.entries(constantsInCode));
    const used = appWithProtocol.importedFrom('constants.ts');
    for (const [description, name, value] of constants) {
      expect(inCode.get(name), `${description}: has another value`).toEqual(value);
      expect(used, `${description}: ${name} is not used`).toContain(name);
    }
    expect(uploadComplete, 'Upload state 5 means complete').toBe(5);
    expect(defaultLanguage, 'Default language en').toBe('en');
    const style = async (name: string) => readFile(join(root, 'src/components', name), 'utf8');
    expect(await style('tokens.css'), 'popup base z-index 2000').toMatch(/--z-popup: 2000;/);
    expect(await style('page/loading.module.css'), '1.2 s cycle').toMatch(/wave 1\.2s/);
    expect(await style('base.css'), 'base 375 px, at most 2x').toMatch(/750px.*\/ 375 \*/);
    expect(await style('fields/touch.ts'), 'tap threshold 5 px').toMatch(/tapThreshold = 5;/);
  });
});
