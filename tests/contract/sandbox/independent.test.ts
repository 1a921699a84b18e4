import * as v from 'valibot';
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

/** The payout account of a scenario's borrower: GCash on the borrower's own mobile. */
const PresentAccount = v.looseObject({
  data: v.looseTuple([
    v.object({
      method: v.literal('operationConfig'),
      data: v.object({
        bankCard: v.object({
          account: v.object({ accountType: v.literal(90005), holder: v.string() }),
        }),
      }),
    }),
  ]),
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

  it('agree on a login with a code that the client requested', async () => {
    const who = await control.borrower('approved');
    const { mobile } = who;
    const reply = await client.send([
      { method: 'sendSmsCode', data: { mobile, purpose: 'login' } },
    ]);
    expect(reply).toMatchObject({ code: 0 });
    const [sms] = await control.sms(who);
    const login = await client.send([
      { method: 'login', data: { mobile, smsCode: sms?.code ?? '' } },
    ]);
    expect(login).toMatchObject({ code: 0, data: [{ method: 'login', data: { mobile } }] });
  });

  it('agree on a change of the payout account, whose kind is the field `accountType`', async () => {
    const { token, mobile } = await control.borrower('approved');
    const reply = await client.send(
      [
        { method: 'operationConfig', data: {} },
        { method: 'sendSmsCode', data: { mobile, purpose: 'changeBankCard' } },
      ],
      { token },
    );
    const { holder } = v.parse(PresentAccount, reply).data[0].data.bankCard.account;
    const [sms] = await control.sms({ mobile });
    const change = {
      smsCode: sms?.code ?? '',
      accountType: 90003,
      bankCode: null,
      originalNumber: mobile.replace('+63', '0'),
      newNumber: '09189876543',
      holder,
      faceChecked: false,
    };
    const account = { accountType: 90003, bankCode: null, holder, maskedNumber: '•••••••6543' };
    expect(
      await client.send([{ method: 'changeBankCard', data: change }], { token }),
    ).toMatchObject({
      code: 0,
      data: [{ method: 'changeBankCard', data: { account } }],
    });
  });

  it('exchange a file', async () => {
    const { token, creditOrderId } = await control.borrower('credit-13');
    const picture = new File([new Uint8Array(64)], 'id.png', { type: 'image/png' });
    const call = {
      method: 'genericFileUpload',
      data: { creditOrderId: creditOrderId ?? '', kind: 'idFront' },
    };
    expect(await client.upload(call, picture, { token })).toMatchObject({
      code: 0,
      data: [{ method: 'genericFileUpload', data: { state: 1 } }],
    });
  });
});
