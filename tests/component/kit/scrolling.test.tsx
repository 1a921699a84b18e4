import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionBar } from '#components/page/action-bar.tsx';
import { MessageList } from '#components/lists/message-list.tsx';
import { Page } from '#components/page/page.tsx';
import { TextField } from '#components/fields/text-field.tsx';
import { ToastRegion } from '#components/overlays/toast-region.tsx';

const watchers = new Map<Element, () => void>();

class ResizeObserverStub {
  readonly #tell: () => void;
  readonly #seen: Element[] = [];
  constructor(tell: () => void) {
    this.#tell = tell;
  }
  observe(element: Element) {
    this.#seen.push(element);
    watchers.set(element, this.#tell);
  }
  disconnect() {
    for (const element of this.#seen) watchers.delete(element);
  }
}

beforeEach(() => {
  watchers.clear();
  vi.stubGlobal('ResizeObserver', ResizeObserverStub);
});

describe('a conversation', () => {
  const message = (id: string) => ({ id, own: true, by: 'You', text: `Message ${id}`, images: [] });

  /** A page of 2,000 px in a window of 600 px. `scrollsTo` sets the scroll position. */
  function open() {
    const page = document.documentElement;
    vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(2_000);
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const view = render(<MessageList label="Conversation" messages={[message('1')]} />);
    const log = screen.getByRole('log', { name: 'Conversation' });
    return {
      ...view,
      scrolled,
      log,
      grows: () => watchers.get(log)?.(),
      scrollsTo: (top: number) => {
        vi.spyOn(page, 'scrollTop', 'get').mockReturnValue(top);
        fireEvent.scroll(window);
      },
    };
  }

  it('opens at its newest message', () => {
    const { grows, scrolled } = open();
    grows();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 2_000);
  });

  it.each([
    ['follows new messages for a reader at its end', 1_400, 1],
    ['follows new messages for a reader 119 px above its end', 1_281, 1],
    ['does not scroll for a reader 120 px above its end', 1_280, 0],
    ['does not scroll for a reader at its start', 0, 0],
  ])('%s', (_, top, times) => {
    const { grows, scrolled, scrollsTo } = open();
    scrollsTo(top);
    grows();
    expect(scrolled).toHaveBeenCalledTimes(times);
  });

  it('follows again after the reader scrolls back to its end', () => {
    const { grows, scrolled, scrollsTo } = open();
    scrollsTo(0);
    scrollsTo(1_400);
    grows();
    expect(scrolled).toHaveBeenCalledOnce();
  });
});

describe('a focused field', () => {
  function focus(calm: boolean) {
    vi.useFakeTimers();
    const viewport = new EventTarget();
    vi.stubGlobal('visualViewport', viewport);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: calm && query === '(prefers-reduced-motion: reduce)',
    }));
    render(<TextField label="Name" value="" onChange={() => {}} />);
    const field = screen.getByLabelText('Name');
    const shown = vi.spyOn(field, 'scrollIntoView').mockImplementation(() => {});
    field.focus();
    return { field, shown, resize: () => viewport.dispatchEvent(new Event('resize')) };
  }

  it('S2.20: scrolls into view at once, and again when the keyboard opens', () => {
    const { shown, resize } = focus(false);
    expect(shown).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'smooth' });
    vi.advanceTimersByTime(999);
    resize();
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('does not scroll for layout changes a second after the focus, or after the focus has moved', () => {
    const { field, shown, resize } = focus(false);
    field.blur();
    resize();
    vi.advanceTimersByTime(1_000);
    field.focus();
    expect(shown).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_000);
    resize();
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('scrolls without animation if the borrower prefers reduced motion', () => {
    expect(focus(true).shown).toHaveBeenCalledWith({ block: 'nearest', behavior: 'auto' });
  });
});

describe('a page', () => {
  it('starts at its top, and takes the focus if no element has it', () => {
    document.documentElement.scrollTop = 300;
    const moved = vi.spyOn(HTMLElement.prototype, 'focus');
    render(<Page title="Loan">Body</Page>);
    expect(document.documentElement.scrollTop).toBe(0);
    expect(screen.getByRole('heading', { name: 'Loan' })).toHaveFocus();
    expect(moved).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it('keeps the scroll position of a borrower who scrolled before the app started', () => {
    document.documentElement.scrollTop = 300;
    render(
      <div data-waiting="">
        <Page title="Loan">Body</Page>
      </div>,
    );
    expect(document.documentElement.scrollTop).toBe(300);
    document.documentElement.scrollTop = 0;
  });

  it('does not take the focus from another element', () => {
    const before = render(<button type="button">Before</button>);
    screen.getByRole('button').focus();
    render(<Page title="Loan">Body</Page>);
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
    before.unmount();
  });

  it('receives the height of its action bar while that is rendered, and so does a toast', () => {
    const { unmount, container } = render(<ActionBar note="You pay ₱1">Pay</ActionBar>);
    render(<ToastRegion toast={{ id: '1', text: 'Saved' }} />);
    const bar = container.querySelector<HTMLElement>('div');
    if (!bar) throw new Error('there is no bar');
    const clear = () => document.documentElement.style.scrollPaddingBottom;
    const toast = () => screen.getByText('Saved').parentElement?.style.bottom;
    expect(toast()).toBe('0px');
    vi.spyOn(bar, 'offsetHeight', 'get').mockReturnValue(88);
    act(() => watchers.get(bar)?.());
    expect(clear()).toContain('(88px');
    expect(toast()).toBe('88px');
    expect(bar).toHaveTextContent('You pay ₱1Pay');
    act(unmount);
    expect(clear()).toContain('(0px');
    expect(toast()).toBe('0px');
    expect(watchers.size).toBe(0);
  });
});
