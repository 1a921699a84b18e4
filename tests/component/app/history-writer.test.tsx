import { cleanup, render } from '@testing-library/react';
import { Window as HappyWindow } from 'happy-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { HistoryWriter } from '#app/navigation/history-writer.tsx';
import type { Navigate } from '#app/navigation/projector.ts';

afterEach(cleanup);

const isWindow = (value: object): value is Window => 'document' in value;

it('HistoryWriter passes a navigate function to each `attach`, which writes the history of its own window', () => {
  const own: object = new HappyWindow({ url: 'https://hiram.example/login' });
  if (!isWindow(own)) throw new Error('no window');
  const [here, entries] = [window.location.href, own.history.length];
  let write: Navigate | undefined;
  const attach = vi.fn<(navigate: Navigate) => void>((navigate) => {
    write = navigate;
  });
  const { container, rerender } = render(<HistoryWriter attach={attach} window={own} />);
  expect(container.textContent).toBe('');
  write?.('/borrow/review?loanOrderId=1', { replace: true });
  expect(own.location.pathname + own.location.search).toBe('/borrow/review?loanOrderId=1');
  expect(own.history.length).toBe(entries);
  write?.('/', { replace: false });
  expect(own.location.pathname).toBe('/');
  expect(own.history.length).toBe(entries + 1);
  expect(window.location.href).toBe(here);
  rerender(<HistoryWriter attach={attach} window={own} />);
  const other = vi.fn<(navigate: Navigate) => void>();
  rerender(<HistoryWriter attach={other} window={own} />);
  expect(other).toHaveBeenCalledOnce();
});
