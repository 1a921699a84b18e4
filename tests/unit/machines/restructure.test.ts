import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { AgreementDocument } from '#domain/agreement.ts';
import { assumedCodes } from '#domain/codes.ts';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { RestructureOrder } from '#domain/operation.ts';
import type { MoneyRequest } from '#domain/money.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { Preparation, Submission } from '#machines/money-action/ports.ts';
import { restructureFlow } from '#machines/restructure/flow.ts';
import { restructureMachine } from '#machines/restructure/restructure.machine.ts';
import type { RestructureEvent } from '#machines/restructure/restructure.setup.ts';
import { planOf, selectRestructureView } from '#machines/restructure/view.ts';
import { actor, type Timed } from '#machines/shared/ports.ts';
import { business } from '#tests/model/samples/failures.ts';
import {
  restructureAgreement,
  restructureIntent,
  restructureOrder,
  reviewedOrder,
} from '#tests/model/samples/restructure.ts';
import { settled } from './settled.ts';
