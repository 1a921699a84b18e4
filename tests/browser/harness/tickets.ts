import type { Locator, Page } from '@playwright/test';
import type { Texts } from './texts.ts';

export const ticketWords = 'I paid at the store yesterday and nothing shows';

export const ticketField = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true });

export async function fillsTicket(page: Page, t: Texts): Promise<void> {
  await ticketField(page, t('feedbackTickets:form.type')).selectOption('paymentNotPosted');
  await ticketField(page, t('feedbackTickets:form.loan')).selectOption('none');
  await ticketField(page, t('feedbackTickets:form.description')).fill(ticketWords);
}
