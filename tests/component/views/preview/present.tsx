import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect } from 'vitest';
import { company } from '#app/company.ts';
import type { Language } from '#domain/language.ts';
import { startTexts } from '#i18n/i18n.ts';
import { pageNamespaces } from '#i18n/page-namespaces.ts';
import { spaced } from '#tests/model/screens/ui.ts';
import type { Previewed } from './previewed.tsx';

/** Returns the user-event instance. */
export async function present({ screen: page }: Previewed, language: Language = 'en') {
  const texts = await startTexts(language, company);
  await texts.need(pageNamespaces);
  render(<I18nextProvider i18n={texts.i18n}>{page}</I18nextProvider>);
  return userEvent.setup();
}

export type ExpectedTexts = { title: string; says?: readonly string[]; hides?: readonly string[] };

export function expectTexts({ title, says = [], hides = [] }: ExpectedTexts): void {
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const text = spaced(document.body.textContent);
  for (const words of says) expect(text).toContain(spaced(words));
  for (const words of hides) expect(text).not.toContain(spaced(words));
}

export const press = (name: string | RegExp) =>
  screen.queryByRole('button', { name }) ?? screen.getByRole('link', { name });
