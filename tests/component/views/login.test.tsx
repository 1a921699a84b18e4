import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { previewLogin } from './preview/login.tsx';
import { expectSaid, present, press, type Said } from './preview/present.tsx';
import { answer, failing, silent, type Previewed } from './preview/previewed.tsx';

const mobile = { type: 'entry.changed', field: 'mobile', value: '9171234567' } as const;
const code = { type: 'entry.changed', field: 'code', value: '123456' } as const;
const asked = [mobile, { type: 'code.requested' }] as const;
const submitted = [mobile, code, { type: 'login.submitted' }] as const;
const wrongCode = {
  kind: 'business',
  code: assumedCodes.wrongSmsCode,
  message: 'no',
} as const;

const states: [string, () => Promise<Previewed>, Said][] = [
  ['empty', () => previewLogin(), { title: 'Log in', says: ['SEC Registration No. CS202400000'] }],
  [
    'submitted empty',
    () => previewLogin([{ type: 'login.submitted' }]),
    {
      title: 'Log in',
      says: ['Enter your mobile number.', 'Enter the code from the SMS.'],
    },
  ],
  [
    'an unknown mobile',
    () => previewLogin(asked, { mobileExists: answer({ exists: false }) }),
    { title: 'Log in', says: ['Register in the Hiram app first.'] },
  ],
  [
    'a code sent',
    () => previewLogin([...asked, 1000, 1000]),
    { title: 'Log in', says: ['Sent to +63 917 123 4567.', 'Send again in 58 s'] },
  ],
  [
    'a wrong code',
    () => previewLogin(submitted, { login: failing(wrongCode) }),
    { title: 'Log in', says: ['Wrong code. Check the last SMS and try again.'] },
  ],
  [
    'no connection',
    () => previewLogin(asked, { mobileExists: failing() }),
    { title: 'Log in', says: ['No connection. Check your internet and try again.'] },
  ],
];

describe('login', () => {
  it.each(states)('says what holds: %s', async (_, preview, said) => {
    await present(await preview());
    expectSaid(said);
  });

  it('ties each problem to its field', async () => {
    await present(await previewLogin([{ type: 'login.submitted' }]));
    const field = screen.getByRole('textbox', { name: 'Mobile number' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Enter your mobile number\./);
  });

  it('takes mobile and code, and sends what is done', async () => {
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

  it('asks no second code before the cool-down is over', async () => {
    const previewed = await previewLogin([...asked, 1000]);
    const hands = await present(previewed);
    await hands.click(press('Send again in 59 s'));
    expect(previewed.sent).toEqual([]);
  });

  it('takes username and password, hidden until asked for', async () => {
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
    await hands.click(press('Mag-log in'));
    expectSaid({ title: 'Mag-log in', says: ['Ilagay ang inyong username.'] });
  });

  it('leads to the texts and to the other language', async () => {
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
