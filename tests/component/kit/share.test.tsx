import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShareButton } from '#components/buttons/share-button.tsx';

const button = (
  <ShareButton
    label="Save or share"
    text="You paid"
    copiedText="Copied."
    failedText="Copy Failed"
  />
);

function phone(share: (() => Promise<void>) | undefined) {
  const hands = userEvent.setup();
  render(button);
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return { press: () => hands.click(screen.getByRole('button', { name: 'Save or share' })) };
}

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('ShareButton', () => {
  it('opens the share sheet if there is one', async () => {
    const share = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
    await phone(share).press();
    expect(share).toHaveBeenCalledExactlyOnceWith({ text: 'You paid' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows no message if the borrower closes the share sheet', async () => {
    await phone(() => Promise.reject(new DOMException('closed', 'AbortError'))).press();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['fails', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    ['is missing', undefined],
  ])('copies if the share sheet %s', async (_, share) => {
    await phone(share).press();
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('You paid');
  });

  it('shows Copy Failed if there is no share sheet and copying fails (S8)', async () => {
    const { press } = phone(undefined);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await press();
    expect(await screen.findByText('Copy Failed')).toBeVisible();
  });
});
