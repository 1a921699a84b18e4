import { clientOf } from './client.ts';
import { openPage } from './ports/page.ts';

export type Lender = Parameters<typeof clientOf>[0];

export function phoneWith(lender: Lender = {}) {
  const { api, ...rest } = clientOf(lender);
  const services = { ...openPage({}).services, api };
  return { ...rest, services, storage: services.storage };
}

export const { signal } = new AbortController();
