import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CodeField } from '#components/fields/code-field.tsx';
import { DigitsField } from '#components/fields/digits-field.tsx';
import { digitsOf } from '#components/fields/grouped-digits.ts';
import { Controlled } from './controlled.tsx';

describe('grouped digits', () => {
  it('are extracted from typed text', () => {
    expect(digitsOf('+63 (917) 12-34')).toBe('639171234');
  });

  const field = (initial: string) => {
    const reported = vi.fn<(digits: string) => void>();
    render(
      <Controlled initial={initial}>
        {(value, change) => (
          <DigitsField
            label="Card"
            groups={[4, 4, 4]}
            maxLength={12}
            value={value}
            onChange={(digits) => {
              reported(digits);
              change(digits);
            }}
          />
        )}
      </Controlled>,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Card' });
    const types = (value: string, at: number) =>
      fireEvent.change(input, { target: { value, selectionStart: at, selectionEnd: at } });
    return { reported, input, types };
  };

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
    input.focus();
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

it('the code field marks the next empty place, and marks a wrong code', () => {
  const code = (value: string, error?: string) => (
    <CodeField label="Code" value={value} onChange={() => {}} length={4} error={error} />
  );
  const { container, rerender } = render(code('12'));
  const places = () => [...container.querySelectorAll('span[aria-hidden]')];
  expect(places().map(({ textContent }) => textContent)).toEqual(['1', '2', '', '']);
  expect(places().map((place) => place.hasAttribute('data-next'))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(screen.getByLabelText('Code')).toBeValid();
  rerender(code('1234', 'Wrong.'));
  expect(places().some((place) => place.hasAttribute('data-next'))).toBe(false);
  expect(screen.getByLabelText('Code')).toBeInvalid();
});
