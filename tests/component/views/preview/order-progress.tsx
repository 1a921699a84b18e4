import { locationIn } from '#machines/shared/flow.ts';
import type { ReactElement } from 'react';
import { createActor, SimulatedClock } from 'xstate';
import type { PageId } from '#domain/pages.ts';
import { orderProgressFlow } from '#machines/order-progress/flow.ts';
import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import type { OrderProgressEvent } from '#machines/order-progress/order-progress.setup.ts';
import type { OrderProgressPorts, SubjectReport } from '#machines/order-progress/ports.ts';
import { type OrderProgressView, selectOrderProgressView } from '#machines/order-progress/view.ts';
import { actor as act } from '#machines/shared/ports.ts';
import { LendingDetailsScreen } from '#flows/order-progress/lending-details.tsx';
import { LendingScreen } from '#flows/order-progress/lending.tsx';
import { RejectDetailsScreen } from '#flows/order-progress/reject-details.tsx';
import { RejectScreen } from '#flows/order-progress/reject.tsx';
import { ReviewDetailsScreen } from '#flows/order-progress/review-details.tsx';
import { ReviewScreen } from '#flows/order-progress/review.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import { quota, rejection } from './samples.ts';
import {
  answer,
  Followed,
  handsOn,
  lead,
  type Move,
  silent,
  type Previewed,
} from './previewed.tsx';

/** Previews the page that follows an order with this reply of the server; null for no reply. */
export async function previewProgress(
  report: SubjectReport | null,
  moves: readonly Move<OrderProgressEvent>[] = [],
  world: Partial<OrderProgressPorts> = {},
): Promise<Previewed> {
  const ports: OrderProgressPorts = {
    querySubject: report ? answer(report) : silent,
    rejectGuide: answer(rejection),
    queryBorrowQuota: answer(quota),
    ...world,
  };
  const clock = new SimulatedClock();
  const machine = orderProgressMachine.provide({
    actors: {
      querySubject: act(ports.querySubject),
      rejectGuide: act(ports.rejectGuide),
      queryBorrowQuota: act(ports.queryBorrowQuota),
    },
  });
  const actor = createActor(machine, {
    input: {
      subject:
        report?.type === 'loan'
          ? { type: 'loan', loanOrderId: report.order.loanOrderId }
          : { type: 'credit' },
      page: 'review',
    },
    clock,
  }).start();
  await lead(actor, clock, moves);
  const { doings, send, request } = handsOn(actor);
  const screen = (
    <Followed actor={actor}>
      {(snapshot) => (
        <ProgressPage
          page={locationIn(orderProgressFlow, snapshot)?.page}
          view={selectOrderProgressView(snapshot)}
          send={send}
          request={request}
        />
      )}
    </Followed>
  );
  return { ...doings, screen };
}

type PageProps = ScreenProps<OrderProgressView, OrderProgressEvent> & { page: PageId | undefined };

function ProgressPage({ page, ...props }: PageProps): ReactElement | null {
  switch (page) {
    case 'review':
      return <ReviewScreen {...props} />;
    case 'reviewDetails':
      return <ReviewDetailsScreen {...props} />;
    case 'reject':
      return <RejectScreen {...props} />;
    case 'rejectDetails':
      return <RejectDetailsScreen {...props} />;
    case 'lending':
      return <LendingScreen {...props} />;
    case 'lendingDetails':
      return <LendingDetailsScreen {...props} />;
    default:
      return null;
  }
}
