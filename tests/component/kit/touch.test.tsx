import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#components/buttons/button.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { renderAmount } from './amount-field.tsx';

const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerType: 'touch' });

describe('S9.10: a tap outside a dialog', () => {
  function open() {
    const onClose = vi.fn<() => void>();
    render(<Dialog open title="Log out?" onClose={onClose} actions={<Button>Stay</Button>} />);
    return { onClose, dialog: screen.getByRole('dialog') };
  }

  it.each([
    ['5 px: a tap', 3, 4, 1],
    ['6 px: no tap', 6, 0, 0],
  ])('closes the dialog only if the finger moves less than 6 px: %s', (_, x, y, closed) => {
    const { onClose, dialog } = open();
    fireEvent.pointerDown(dialog, at(100, 100));
    fireEvent.click(dialog, at(100 + x, 100 + y));
    expect(onClose).toHaveBeenCalledTimes(closed);
  });

  it('closes nothing if the touch starts inside', () => {
    const { onClose, dialog } = open();
    fireEvent.pointerDown(screen.getByRole('heading'), at(100, 100));
    fireEvent.click(dialog, at(100, 100));
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('the page has `data-modal` while at least one dialog is open', () => {
  const onClose = vi.fn<() => void>();
  const question = <Dialog open title="One" onClose={onClose} actions={<Button>Stay</Button>} />;
  const two = render(
    <>
      {question}
      {question}
    </>,
  );
  expect(document.documentElement).toHaveAttribute('data-modal');
  two.rerender(question);
  expect(document.documentElement).toHaveAttribute('data-modal');
  two.unmount();
  expect(document.documentElement).not.toHaveAttribute('data-modal');
});

describe('S9.10: a finger on the slider', () => {
  const slide = (slider: HTMLElement, value: string) =>
    fireEvent.change(slider, { target: { value } });

  it('changes nothing while it scrolls the page', () => {
    const { onChange, slider } = renderAmount('5000');
    fireEvent.pointerDown(slider, at(100, 100));
    slide(slider, '8000');
    fireEvent.pointerMove(slider, at(104, 120));
    slide(slider, '8500');
    fireEvent.pointerCancel(slider);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('slides after 10 px of horizontal movement', () => {
    const { onChange, slider } = renderAmount('5000');
    fireEvent.pointerDown(slider, at(100, 100));
    slide(slider, '5500');
    fireEvent.pointerMove(slider, at(109, 100));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerMove(slider, at(110, 100));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('5500');
    slide(slider, '6000');
    expect(onChange).toHaveBeenLastCalledWith('6000');
  });

  it.each([
    ['chooses a value if it moves 5 px', 5, 1],
    ['chooses nothing if it moves 6 px', 6, 0],
  ])('%s', (_, moved, times) => {
    const { onChange, slider } = renderAmount('5000');
    fireEvent.pointerDown(slider, at(100, 100));
    slide(slider, '8000');
    fireEvent.pointerUp(slider, at(100 + moved, 100));
    expect(onChange).toHaveBeenCalledTimes(times);
  });

  it('differs from a mouse, which changes the value at once', () => {
    const { onChange, slider } = renderAmount('5000');
    fireEvent.pointerDown(slider, { ...at(100, 100), pointerType: 'mouse' });
    slide(slider, '8000');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('8000');
  });
});
