import { describe, expect, it } from 'vitest';
import { encodeRequest } from '#protocol/codec.ts';
import { decrypt, independentClient, plainBody } from './independent-client.ts';
import { sandboxOfFile } from './sandbox-server.ts';

const { control, sandbox } = await sandboxOfFile();
const client = independentClient(sandbox.origin);

/** Fields with the names of the envelope's fields, also in nested objects and lists. */
const data = {
  method: 1,
  data: { header: [{ body: null, data: [] }, 'text'], method: { method: true } },
  header: {},
  body: 'plain',
};
const prefixedData = {
  credit_method: 1,
  credit_data: {
    credit_header: [{ credit_body: null, credit_data: [] }, 'text'],
    credit_method: { credit_method: true },
  },
  credit_header: {},
  credit_body: 'plain',
};

describe('the app’s codec and a client written from the specification', () => {
  it('write the same body, with the prefix on every key of `data` and on none of the envelope', () => {
    const options = { packageName: 'ph.hiram.app', prefix: 'credit_', encrypted: true };
    const header = { appName: 'Hiram', afid: 'af', device: 'Phone', appVersion: '1.0.0', adId: '' };
    const calls = [
      { method: 'one', data },
      { method: 'two', data: {} },
    ];
    const sent = decrypt(encodeRequest(header, calls, options));
    expect(sent).toBe(plainBody(calls));
    expect(JSON.parse(sent)).toEqual({
      header,
      body: [
        { method: 'one', data: prefixedData },
        { method: 'two', data: {} },
      ],
    });
  });
});

describe('the lender and a client written from the specification', () => {
  it.each([
    ['the prefix of the header', { prefix: 'loan_' }],
    ['the default prefix', {}],
    ['encryption off', { encrypted: false }],
  ])(
    'understand each other with %s, also with fields named like the envelope',
    async (_, options) => {
      const who = await control.borrower('approved');
      const { token, creditOrderId } = who;
      const request = { creditOrderId: creditOrderId ?? '', ...data };
      const reply = await client.send(
        [
          { method: 'queryBorrowQuota', data: request },
          { method: 'getCurrentUserInfo', data: {} },
        ],
        { token, ...options },
      );
      expect(reply).toMatchObject({
        code: 0,
        data: [
          { method: 'queryBorrowQuota', data: { totalLimit: 10_000 } },
          { method: 'getCurrentUserInfo', data: { mobile: who.mobile } },
        ],
      });
      const call = (await control.calls(who)).find(({ method }) => method === 'queryBorrowQuota');
      expect(call?.['data']).toEqual(request);
    },
  );
});
