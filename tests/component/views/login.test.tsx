import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { previewLogin } from './preview/login.tsx';
import { expectTexts, present, press } from './preview/present.tsx';
import { failing } from './preview/previewed.tsx';

const mobile = { type: 'entry.changed', field: 'mobile', value: '9171234567' } as const;
const codeRequested = [mobile, { type: 'code.requested' }] as const;

describe('login', () => {
  it('still shows why the session ended after the borrower has typed', async () => {
    await present(await previewLogin([mobile], {}, 'expired'));
    expectTexts({ title: 'Log in', says: ['Token expired, please login again'] });
  });

  it('shows the hotline if there is no connection', async () => {
    await present(await previewLogin(codeRequested, { mobileExists: failing() }));
    expectTexts({
      title: 'Log in',
      says: ['Internet connection is unstable. Please try again. Or call us: +63 2 8123 4567.'],
    });
  });

  it('clears and focuses the code field after a wrong code, and shows the error there', async () => {
    const wrongCode = { kind: 'business', code: assumedCodes.wrongSmsCode, message: 'no' } as const;
    const hands = await present(await previewLogin(codeRequested, { login: failing(wrongCode) }));
    const boxes = screen.getByRole('textbox', { name: 'Verification code' });
    expect(boxes).toHaveFocus();
    await hands.type(boxes, '123456');
    await hands.click(press('Log in'));
    expect(boxes).toBeInvalid();
    expect(boxes).toHaveValue('');
    expect(boxes).toHaveFocus();
    expect(boxes).toHaveAccessibleDescription(/Please enter the correct verification code/);
  });
});
