import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { type CreditStatus, creditStatus, documentKinds } from '#domain/credit/credit-order.ts';
import { applicationMachine } from '#sandbox/shell/phone/application.machine.ts';
import { calling } from '#sandbox/shell/ports.ts';
import { borrower } from './borrower.ts';

function openForms(status: CreditStatus, { fails = new Set<string>(), files = 0 } = {}) {
  const sent: string[] = [];
  const clock = new SimulatedClock();
  const note = async (what: string) => {
    sent.push(what);
    if (fails.delete(what)) throw new Error(`${what} failed`);
    await Promise.resolve();
  };
  const actor = createActor(
    applicationMachine.provide({
      actors: {
        openApplication: calling(async () => {
          await note('open');
          return { creditOrderId: 'c1', status, uploadState: files };
        }),
        saveStep: calling(({ step }) => note(step)),
        uploadPicture: calling(({ picture }) => note(picture)),
      },
    }),
    { input: { borrower }, clock },
  ).start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  const next = async () => {
    await reach('filling');
    actor.send({ type: 'next.pressed' });
  };
  return { actor, clock, sent, reach, next };
}

describe('the native credit application', () => {
  it('saves each step in turn, with pictures and a face check before the identity', async () => {
    const { actor, sent, reach, next } = openForms(creditStatus.basicInfo);
    for (const step of ['basicInfo', 'workInfo', 'emergencyContact'] as const) {
      await reach('filling');
      expect(actor.getSnapshot().context.step).toBe(step);
      actor.send({ type: 'next.pressed' });
    }
    await next();
    await reach('showingFace');
    actor.send({ type: 'face.shown' });
    await next();
    await next();
    await reach('submitted');
    expect(sent).toEqual([
      'open',
      'basicInfo',
      'workInfo',
      'emergencyContact',
      ...documentKinds,
      'identityAuth',
      'bindBankCard',
      'submit',
    ]);
  });

  it.each(['filling', 'opening'] as const)(
    'fills in all steps at once on request, up to the last tap: %s',
    async (when) => {
      const { actor, clock, reach } = openForms(creditStatus.emergencyContact);
      await reach(when);
      actor.send({ type: 'fillAll.pressed' });
      await reach('showingFace');
      clock.increment(3_000);
      const { context } = await waitFor(
        actor,
        ({ context: { step }, value }) => step === 'submit' && value === 'filling',
      );
      expect(context.uploaded).toEqual(documentKinds);
    },
  );

  it('asks for missing answers', async () => {
    const { actor, reach } = openForms(creditStatus.basicInfo);
    await reach('filling');
    actor.send({ type: 'field.changed', name: 'fullName', value: ' ' });
    actor.send({ type: 'next.pressed' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'filling',
      context: { problem: 'Please answer every question.' },
    });
  });

  it('continues with the picture that failed, not with the first', async () => {
    const fails = new Set(['selfie']);
    const { actor, sent, reach, next } = openForms(creditStatus.identityAuth, { fails });
    await next();
    await waitFor(actor, ({ context }) => context.problem === 'selfie failed');
    actor.send({ type: 'next.pressed' });
    await reach('showingFace');
    expect(sent.filter((what) => what === 'idFront')).toHaveLength(1);
    expect(sent.filter((what) => what === 'selfie')).toHaveLength(2);
  });

  it.each([
    ['uploads missing pictures before the submission', 1, documentKinds],
    ['uploads nothing if all pictures are uploaded already', 5, []],
  ])('%s', async (_, files, pictures) => {
    const { sent, reach, next } = openForms(creditStatus.waitSubmit, { files });
    await next();
    await reach('submitted');
    expect(sent).toEqual(['open', ...pictures, 'submit']);
  });

  it('refuses a face that looks away, and repeats the face check', async () => {
    const { actor, reach, next } = openForms(creditStatus.identityAuth);
    await next();
    await reach('showingFace');
    actor.send({ type: 'face.refused' });
    expect(actor.getSnapshot().context.problem).toMatch(/face/);
    actor.send({ type: 'next.pressed' });
    await reach('showingFace');
  });

  it('goes back a step, and closes at the first step', async () => {
    const { actor, reach } = openForms(creditStatus.workInfo);
    await reach('filling');
    actor.send({ type: 'back.pressed' });
    expect(actor.getSnapshot().context.step).toBe('basicInfo');
    actor.send({ type: 'back.pressed' });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('can be opened again after a failure', async () => {
    const { actor, reach } = openForms(creditStatus.basicInfo, { fails: new Set(['open']) });
    await reach('unopened');
    expect(actor.getSnapshot().context.problem).toBe('open failed');
    actor.send({ type: 'next.pressed' });
    expect((await reach('filling')).context.problem).toBeNull();
  });
});
