import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Button } from '#components/buttons/button.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { LoadingOverlay } from '#components/page/loading-overlay.tsx';
import { SearchListSheet } from '#components/fields/search-list-sheet.tsx';
import { Sheet } from '#components/overlays/sheet.tsx';
import { ToastRegion } from '#components/overlays/toast-region.tsx';

const nothing = () => undefined;

describe('a modal dialog', () => {
  it('reopens after the browser closes it, and calls `onClose`', () => {
    const onClose = vi.fn<() => void>();
    render(
      <Sheet open title="Offer" closeLabel="Close" onClose={onClose}>
        More
      </Sheet>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(dialog).toHaveAttribute('open');
    expect(onClose).toHaveBeenCalled();
  });

  it('reports a tap on the backdrop as `onClose`, but no tap inside', () => {
    const onClose = vi.fn<() => void>();
    render(<Dialog open title="Log out?" onClose={onClose} actions={<Button>Stay</Button>} />);
    fireEvent.click(screen.getByRole('heading'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('LoadingOverlay', () => {
  it('S2.17: is a busy dialog, named by its text, that cannot be closed', () => {
    render(<LoadingOverlay open text="Sending your application" />);
    const overlay = screen.getByRole('dialog', { name: 'Sending your application' });
    expect(overlay).toHaveAttribute('aria-busy', 'true');
    expect(within(overlay).getByText('Sending your application')).toBeInTheDocument();
    expect(fireEvent(overlay, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(overlay).toHaveAttribute('open');
  });
});

describe('ToastRegion', () => {
  const toast = { id: '1', text: 'Copied.' };

  it('announces in a live region that existed before', () => {
    const { rerender } = render(<ToastRegion toast={null} />);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    rerender(<ToastRegion toast={toast} />);
    expect(region).toHaveTextContent('Copied.');
  });

  it('announces inside the top dialog while one is open, and outside once that dialog has closed', () => {
    const both = (open: boolean) => (
      <>
        <ToastRegion toast={toast} />
        <Dialog open={open} title="Log out?" onClose={nothing} actions={<Button>Stay</Button>} />
      </>
    );
    const { rerender } = render(both(true));
    expect(within(screen.getByRole('dialog')).getByText('Copied.')).toBeInTheDocument();
    expect(screen.getAllByText('Copied.')).toHaveLength(1);
    rerender(both(false));
    expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  });

  it('announces outside if its dialog closes at the same time', () => {
    // The browser's own method throws for an element outside the document.
    const showPopover = vi.fn<(this: HTMLElement) => void>(function show() {
      if (!this.isConnected) throw new Error('invalid on disconnected popover elements');
    });
    HTMLElement.prototype.showPopover = showPopover;
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'));
    const stay = <Button>Stay</Button>;
    const { rerender } = render(
      <div key="before">
        <ToastRegion toast={null} />
        <Dialog open title="Log out?" onClose={nothing} actions={stay} />
      </div>,
    );
    rerender(
      <div key="after">
        <ToastRegion toast={toast} />
      </div>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Copied.');
    expect(showPopover).toHaveBeenCalledOnce();
  });
});

describe('the body of a sheet', () => {
  /** `shows` sets the height of the content, in a body of 400 px. */
  function measured() {
    const observers: (() => void)[] = [];
    class ResizeObserverStub {
      constructor(tell: () => void) {
        observers.push(tell);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', ResizeObserverStub);
    onTestFinished(() => void vi.unstubAllGlobals());
    render(
      <Sheet open title="Offer" closeLabel="Close" onClose={nothing}>
        More
      </Sheet>,
    );
    const body = screen.getByRole('group', { name: 'Offer' });
    const shows = (height: number) => {
      vi.spyOn(body, 'clientHeight', 'get').mockReturnValue(400);
      vi.spyOn(body, 'scrollHeight', 'get').mockReturnValue(height);
      for (const tell of observers) tell();
    };
    return { body, shows };
  }

  it('is a tab stop only while it scrolls', async () => {
    const { body, shows } = measured();
    shows(400);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    expect(body).not.toHaveFocus();
    shows(900);
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.tab();
    expect(body).toHaveFocus();
    shows(300);
    expect(body.tabIndex).toBe(-1);
  });
});

describe('SearchListSheet', () => {
  const items = [
    { id: 'BDO', label: 'BDO Unibank' },
    { id: 'BPI', label: 'Bank of the Philippine Islands' },
    { id: 'ROB', label: 'Robinsons Bank', detail: 'Merged' },
  ];
  const sheet = (query: string) =>
    render(
      <SearchListSheet
        open
        onClose={nothing}
        title="Choose your bank"
        closeLabel="Close"
        searchLabel="Search"
        query={query}
        onQueryChange={nothing}
        items={items}
        selected="BPI"
        onSelect={nothing}
        emptyText="No bank has that name."
        countText={(count) => `${count} found`}
      />,
    );

  it.each([
    ['code', 'bpi', 'Bank of the Philippine Islands'],
    ['label', 'UNI', 'BDO Unibank'],
    ['detail', 'merged', 'Robinsons Bank'],
  ])('finds an item by its %s, ignoring case, and shows how many were found', (_, query, label) => {
    sheet(query);
    expect(screen.getByText('1 found')).toBeInTheDocument();
    const pressed = label.includes('Philippine');
    expect(screen.getByRole('button', { name: new RegExp(label), pressed })).toBeVisible();
  });
});
