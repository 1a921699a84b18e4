import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RootRequest } from '#machines/root/context.ts';
import { AgreementScreen } from '#views/info/agreement.tsx';
import { ErrorScreen } from '#views/info/error.tsx';
import { present, press } from './preview/present.tsx';

type Request = (request: RootRequest) => void;

describe('info pages', () => {
  it.each([
    ['loading', false],
    ['absent', true],
  ])('offer no agreement to read while it is %s', async (_, absent) => {
    const page = <AgreementScreen html={null} absent={absent} request={() => {}} />;
    await present({ screen: page, sent: [], asked: [] });
    expect(screen.queryByRole('button', { name: 'Done reading' })).toBeNull();
  });

  it('show an agreement on the page, not in a scrolling box', async () => {
    const page = <AgreementScreen html="<p>Terms</p>" request={() => {}} />;
    await present({ screen: page, sent: [], asked: [] });
    const text = screen.getByRole('region', { name: 'Text of the agreement' });
    expect(text).not.toHaveAttribute('tabindex');
    expect(press('Done reading')).toBeInTheDocument();
  });

  it('make the tables of an agreement focusable, because wide ones scroll', async () => {
    const html = '<table><tbody><tr><td>Principal</td></tr></tbody></table>';
    await present({
      screen: <AgreementScreen html={html} request={() => {}} />,
      sent: [],
      asked: [],
    });
    expect(screen.getByRole('table')).toHaveAttribute('tabindex', '0');
  });

  it('lead home from an unknown address', async () => {
    const request = vi.fn<Request>();
    const hands = await present({ screen: <ErrorScreen request={request} />, sent: [], asked: [] });
    await hands.click(press('Go home'));
    expect(request).toHaveBeenCalledWith({
      type: 'location.requested',
      location: { page: 'home', query: {} },
    });
  });
});
