import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DigitsField } from '#components/fields/digits-field.tsx';
import { digitsOf } from '#components/fields/grouped-digits.ts';
import { MobileField } from '#components/fields/mobile-field.tsx';
import { Controlled } from './controlled.tsx';

type Report = (digits: string) => void;

function renderField(draw: (value: string, onChange: Report) => ReactNode, initial: string) {
  const reported = vi.fn<Report>();
  render(
    <Controlled initial={initial}>
      {(value, change) =>
        draw(value, (digits) => {
          reported(digits);
          change(digits);
        })
      }
    </Controlled>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  input.focus();
  const types = (value: string, at: number) =>
    fireEvent.change(input, { target: { value, selectionStart: at, selectionEnd: at } });
  return { reported, input, types };
}

describe('grouped digits', () => {
  it('are extracted from typed text', () => {
    expect(digitsOf('+63 (917) 12-34')).toBe('639171234');
  });

  const field = (initial: string) =>
    renderField(
      (value, onChange) => (
        <DigitsField label="Card" groups={[4, 4, 4]} maxLength={12} {...{ value, onChange }} />
      ),
      initial,
    );

  it.each([
    // Columns: case, value, typed text, caret in it, reported value, resulting caret.
    ['at the end', '1234', '12345', 5, '12345', 6],
    ['in the middle', '12345678', '12934 5678', 3, '129345678', 3],
    ['before a separator', '12345678', '12349 5678', 5, '123495678', 6],
    ['a digit deleted', '12345678', '123 5678', 3, '1235678', 3],
    ['a separator deleted', '12345678', '12345678', 4, '1235678', 3],
    ['at the start', '12345678', '91234 5678', 1, '912345678', 1],
    ['a paste over another number', '12345678', '87654321', 8, '87654321', 9],
  ])('keep the caret at its digit: %s', (_, before, typed, at, digits, caret) => {
    const { reported, input, types } = field(before);
    types(typed, at);
    expect(reported).toHaveBeenLastCalledWith(digits);
    expect(input.selectionStart).toBe(caret);
  });

  it('are limited to the maximum length', () => {
    const { reported, types } = field('');
    types('1234567890123', 13);
    expect(reported).toHaveBeenLastCalledWith('123456789012');
  });
});

describe('MobileField', () => {
  const mobile = (initial = '') =>
    renderField(
      (value, onChange) => <MobileField label="Mobile number" {...{ value, onChange }} />,
      initial,
    );

  it('accepts a pasted number, shows it in groups of 3, 3 and 4, and reports bare digits', async () => {
    const { reported, input } = mobile();
    await userEvent.paste('0063 917 123 4567');
    expect(input).toHaveValue('917 123 4567');
    expect(reported).toHaveBeenLastCalledWith('9171234567');
  });

  it('keeps one digit too many, so that the mistake is visible', async () => {
    const { reported, input } = mobile();
    await userEvent.type(input, '91712345678');
    expect(reported).toHaveBeenLastCalledWith('91712345678');
  });

  it('keeps a number that is pasted over itself without separators', () => {
    const { reported, types } = mobile('9171234567');
    types('9171234567', 10);
    expect(reported).toHaveBeenLastCalledWith('9171234567');
  });
});
