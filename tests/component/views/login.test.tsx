import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { previewLogin } from './preview/login.tsx';
import {
  expectLostNumberOpens,
  expectTexts,
  present,
  press,
  type ExpectedTexts,
} from './preview/present.tsx';
import { answer, failing, silent, type Previewed } from './preview/previewed.tsx';

const mobile = { type: 'entry.changed', field: 'mobile', value: '9171234567' } as const;
const code = { type: 'entry.changed', field: 'code', value: '123456' } as const;
const codeRequested = [mobile, { type: 'code.requested' }] as const;
const submitted = [...codeRequested, code, { type: 'login.submitted' }] as const;
const byPassword = [
  { type: 'method.chosen', method: 'password' },
  { type: 'entry.changed', field: 'username', value: 'juan' },
  { type: 'entry.changed', field: 'password', value: 'correct horse' },
  { type: 'login.submitted' },
] as const;
const refusedBy = (number: number) => failing({ kind: 'business', code: number, message: 'no' });
const states: [string, () => Promise<Previewed>, ExpectedTexts][] = [
  ['empty', () => previewLogin(), { title: 'Log in', says: ['SEC Registration No. CS202400000'] }],
  [
    'no mobile',
    () => previewLogin([{ type: 'code.requested' }]),
    { title: 'Log in', says: ['Enter your mobile number.'], hides: ['Verification code'] },
  ],
  [
    'no code',
    () => previewLogin([...codeRequested, { type: 'login.submitted' }]),
    { title: 'Log in', says: ['Enter the code from the SMS.'], hides: ['Enter your mobile'] },
  ],
  [
    'an unknown mobile',
    () => previewLogin(codeRequested, { mobileExists: answer({ exists: false }) }),
    { title: 'Log in', says: ['Register in the Hiram app first.'] },
  ],
  [
    'a code sent',
    () => previewLogin([...codeRequested, 1000, 1000]),
    { title: 'Log in', says: ['We sent a code to +63 917 123 4567.', 'Send again in 58 s'] },
  ],
  [
    'a wrong code',
    () => previewLogin(submitted, { login: refusedBy(assumedCodes.wrongSmsCode) }),
    {
      title: 'Log in',
      says: ['Please enter the correct verification code'],
      hides: ['Login Fail'],
    },
  ],
  [
    'refused for another reason',
    () => previewLogin(submitted, { login: refusedBy(assumedCodes.unknownMobile) }),
    { title: 'Log in', says: ['Login Fail', 'Register in the Hiram app first.'] },
  ],
  [
    'no more codes are allowed',
    () => previewLogin(codeRequested, { sendSmsCode: refusedBy(assumedCodes.tooManySms) }),
    { title: 'Log in', says: ['No code was sent'], hides: ['Login Fail'] },
  ],
  [
    'the mobile cannot be checked',
    () => previewLogin(codeRequested, { mobileExists: refusedBy(assumedCodes.tooManySms) }),
    { title: 'Log in', says: ['No code was sent'], hides: ['Login Fail'] },
  ],
  [
    'no more passwords are allowed',
    () => previewLogin(byPassword, { login: refusedBy(assumedCodes.tooManyPasswords) }),
    {
      title: 'Log in',
      says: ['You cannot log in with a password now'],
      hides: ['Login Fail'],
    },
  ],
  [
    'a code that this lender did not send',
    () => previewLogin(codeRequested, { readCooldown: answer({ cooldown: 30_000 }) }),
    {
      title: 'Log in',
      says: ['If you have a code for +63 917 123 4567, enter it.', 'Send again in 30 s'],
      hides: ['We sent'],
    },
  ],
  [
    'logged in on another device: the reason stays',
    () => previewLogin([mobile], {}, 'squeezed'),
    { title: 'Log in', says: ['The account is logged in from another device'] },
  ],
  [
    'an expired session: the reason stays',
    () => previewLogin([mobile], {}, 'expired'),
    { title: 'Log in', says: ['Token expired, please login again'] },
  ],
  [
    'no connection',
    () => previewLogin(codeRequested, { mobileExists: failing() }),
    {
      title: 'Log in',
      says: ['Internet connection is unstable. Please try again. Or call us: +63 2 8123 4567.'],
    },
  ],
];

describe('login', () => {
  it.each(states)('shows the right title and texts: %s', async (_, preview, expected) => {
    await present(await preview());
    expectTexts(expected);
  });

  it('H2: links from mobile, code and password to the article about logins without a code', async () => {
    for (const moves of [[], codeRequested, byPassword.slice(0, 1)]) {
      await expectLostNumberOpens(await previewLogin(moves));
    }
  });

  it('links each error to its field', async () => {
    await present(await previewLogin([{ type: 'code.requested' }]));
    const field = screen.getByRole('textbox', { name: 'Mobile number' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Enter your mobile number\./);
  });

  it('accepts mobile and code, and submits them', async () => {
    const previewed = await previewLogin();
    const hands = await present(previewed);
    await hands.click(screen.getByRole('textbox', { name: 'Mobile number' }));
    await hands.paste('0917 123 4567');
    await hands.click(press('Send code'));
    await hands.click(await screen.findByRole('textbox', { name: 'Verification code' }));
    await hands.paste('123456');
    await hands.click(press('Log in'));
    expect(previewed.sent).toEqual([
      mobile,
      { type: 'code.requested' },
      code,
      { type: 'login.submitted' },
    ]);
    expect(press('Logging in')).toHaveAttribute('aria-disabled', 'true');
  });

  it('clears and focuses the code field after a wrong code, and shows the error there', async () => {
    const login = refusedBy(assumedCodes.wrongSmsCode);
    const hands = await present(await previewLogin([...codeRequested], { login }));
    const boxes = screen.getByRole('textbox', { name: 'Verification code' });
    expect(boxes).toHaveFocus();
    await hands.type(boxes, '123456');
    await hands.click(press('Log in'));
    expect(boxes).toBeInvalid();
    expect(boxes).toHaveValue('');
    expect(boxes).toHaveFocus();
    expect(boxes).toHaveAccessibleDescription(/Please enter the correct verification code/);
  });

  it('requests no second code before the cool-down ends', async () => {
    const previewed = await previewLogin([...codeRequested, 1000]);
    const hands = await present(previewed);
    await hands.click(press('Send again in 59\u00A0s'));
    expect(previewed.sent).toEqual([]);
  });

  it('accepts username and password, which is hidden by default', async () => {
    const previewed = await previewLogin([], { login: silent });
    const hands = await present(previewed, 'fil');
    await hands.click(screen.getByRole('tab', { name: 'Password' }));
    expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveAttribute(
      'type',
      'password',
    );
    await hands.click(press('Ipakita ang password'));
    expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveAttribute(
      'type',
      'text',
    );
    await hands.click(press('Mag‑log in'));
    expectTexts({ title: 'Mag‑log in', says: ['Ilagay ang inyong username.'] });
  });

  it('links to the texts and to the other language', async () => {
    const previewed = await previewLogin();
    const hands = await present(previewed);
    await hands.click(press('Privacy policy'));
    await hands.click(press('Filipino'));
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'privacy', query: {} } },
      { type: 'language.chosen', language: 'fil' },
    ]);
  });
});
