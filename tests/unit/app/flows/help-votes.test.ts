import { describe, expect, it } from 'vitest';
import { type InfoPageServices, infoPagePorts } from '#app/info-pages/provider.ts';
import { articleOf } from '#domain/service/help.ts';
import { helpList } from '#machines/samples/help.ts';
import { phoneWith, signal } from '../lender.ts';

const links = {
  origin: 'https://app.hiram.example',
  webHosts: ['hiram.example'],
  storeHosts: ['play.google.com'],
};

/** A phone on which the reply with the articles is slow: it arrives when `arrive` is called. */
function open() {
  const lender = { listQuestion: { topics: helpList().topics }, likeQuestion: {} };
  const { services } = phoneWith(lender);
  let arrive = () => {};
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const api: InfoPageServices['api'] = {
    ...services.api,
    async call(method, data, options) {
      const reply = await services.api.call(method, data, options);
      if (method === 'listQuestion') await slow;
      return reply;
    },
  };
  return { arrive: () => arrive(), ports: infoPagePorts({ ...services, api, links }) };
}

describe('the vote on an article', () => {
  it('H2: stays if a slow reply without it arrives afterwards', async () => {
    const { ports, arrive } = open();
    const fetching = ports.listQuestion(undefined, signal);
    await ports.voteOnQuestion({ questionId: 'late', vote: 'helpful' }, signal);
    arrive();
    const list = await fetching;
    expect(articleOf(list, 'late')?.vote).toBe('helpful');
    const { kept } = await ports.readHelpStanding(undefined, signal);
    expect(kept && articleOf(kept, 'late')?.vote).toBe('helpful');
  });
});
