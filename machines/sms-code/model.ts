import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { fetched, ran, worked } from '#machines/description/machine-words.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives, throws } from '#machines/walk/service.ts';
import { failures, onThePhone, refusals, refusalOf } from '#machines/samples/failures.ts';
import { now } from '#machines/samples/loans.ts';
import { pictured } from '#machines/walk/situation.ts';

const ordered = 'any/readCooldown=none/code.ordered/sendSmsCode';

export const smsCodeModel: MachineModel<typeof smsCodeMachine> = {
  machine: smsCodeMachine,
  starts: { any: undefined },
  services: {
    readCooldown: {
      running: gives({ cooldown: 1500 }),
      none: gives({ cooldown: 0 }),
      ...onThePhone,
    },
    sendSmsCode: {
      sent: gives({ cooldown: 3000 }),
      ...failures,
      ...refusals('tooManySms', 'unknownMobile'),
    },
  },
  invariants: {
    'No code is sent while a cool-down runs.'({ snapshot: { context }, services }) {
      if (!services.has('sendSmsCode') || context.secondsLeft <= 0) return true;
      return `one is sent with ${context.secondsLeft} seconds left`;
    },
    'A code counts as sent only after the lender has accepted it.'({ step, previous, snapshot }) {
      if (!previous || previous.context.sentTo === snapshot.context.sentTo) return true;
      const ended = step?.type === 'settle' && step.service === 'sendSmsCode';
      // The simulation does not name the outcome.
      return (ended && ['sent', ''].includes(step.outcome)) || 'the lender did not accept the code';
    },
    'The phone’s clock is read after every second: timers that stopped do not lengthen the wait.'({
      step,
      snapshot,
      services,
    }) {
      if (step?.type !== 'elapse' || !snapshot.matches('coolingDown')) return true;
      return services.has('readTimeLeft') || 'the seconds are only counted';
    },
    'The seconds until the next code are never negative.': ({ snapshot: { context } }) =>
      context.secondsLeft >= 0 || `${context.secondsLeft} are left`,
  },
  events: { 'code.ordered': [{ type: 'code.ordered', mobile: '+639171234567' }] },
  situations: [
    pictured('tooMany', 'Too many codes were requested', `${ordered}=tooManySms`),
    pictured(
      'tooManyUntil',
      'Too many codes were requested; the lender says when the next one is possible',
      `${ordered}=own`,
      { sendSmsCode: throws({ ...refusalOf('tooManySms'), until: now }) },
    ),
    pictured('sent', 'A code was sent, and the next one is not possible yet', `${ordered}=sent`),
  ],
  words: {
    guards: {
      cooledDown: 'a new code can be sent',
    },
    actions: {
      countDown: 'Reduce the countdown by one second',
      shortenCooldown: 'Store the cooldown left, if it is shorter',
      keepNumber: 'Store the mobile number',
      startCooldown: 'Start the cooldown before a new code',
    },
    services: {
      readCooldown: fetched('The cooldown before a new code'),
      sendSmsCode: worked('Sending the code by SMS'),
      smsCode: ran('The SMS code'),
    },
  },
};
