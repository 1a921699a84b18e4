import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FilePicker } from '#components/fields/file-picker.tsx';
import { PrintButton } from '#components/buttons/print-button.tsx';
import { InWebView, SaveFile } from '#components/buttons/save-file.tsx';

const webView = 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36';

const inWebView = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(webView);

it('the file picker reports the chosen files, and accepts the same file again', async () => {
  const onChoose = vi.fn<(files: readonly File[]) => void>();
  render(<FilePicker label="Add" hint="PNG" accept={['image/png']} onChoose={onChoose} />);
  const input = screen.getByLabelText<HTMLInputElement>('Add');
  const file = new File(['one'], 'one.png', { type: 'image/png' });
  await userEvent.upload(input, file);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith([file]);
  expect(input).toHaveValue('');
});

describe('SaveFile', () => {
  const file = (
    <SaveFile
      name="statement.txt"
      type="text/plain"
      text="You paid"
      saveLabel="Save"
      copyLabel="Copy the statement"
      savedText="Look in your downloads."
      copiedText="Copied."
      failedText="Copy Failed"
    />
  );
  const copy = () => screen.getByText('Copy the statement');

  it('passes the file to the browser’s downloads, confirms it, and revokes its URL after a minute', async () => {
    vi.useFakeTimers();
    const blobs: Blob[] = [];
    const take = (blob: Blob) => `blob:${blobs.push(blob)}`;
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) return take(blob);
      throw new Error('there is no file');
    });
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(`${this.download} ${this.href}`);
    });
    render(file);
    expect(copy()).not.toBeVisible();
    fireEvent.click(screen.getByText('Save'));
    expect(create).toHaveBeenCalledOnce();
    expect(clicked).toEqual(['statement.txt blob:1']);
    expect(blobs[0]?.type).toBe('text/plain');
    expect(blobs[0]?.size).toBe('You paid'.length);
    expect(screen.getByRole('status')).toHaveTextContent('Look in your downloads.');
    vi.advanceTimersByTime(59_999);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
  });

  it('copies the text in a native app, which cannot save files', async () => {
    inWebView();
    const hands = userEvent.setup();
    render(file);
    expect(screen.getByText('Save')).not.toBeVisible();
    await hands.click(copy());
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('You paid');
  });
});

describe('a native app', () => {
  const both = (
    <>
      <InWebView>Open it in your browser.</InWebView>
      <PrintButton label="Print" />
    </>
  );

  it('shows its own texts, and no print button', () => {
    inWebView();
    render(both);
    expect(screen.getByText('Open it in your browser.')).toBeVisible();
    expect(screen.getByText('Print')).not.toBeVisible();
  });

  it('differs from a browser, which hides the texts of native apps and can print', () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    render(both);
    expect(screen.getByText('Open it in your browser.')).not.toBeVisible();
    fireEvent.click(screen.getByText('Print'));
    expect(print).toHaveBeenCalledOnce();
  });
});
