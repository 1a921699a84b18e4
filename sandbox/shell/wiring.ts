import { type AnyActorRef, createActor, fromCallback } from 'xstate';
import {
  controlPanelMachine,
  type ControlPanelState,
  type CounterPayment,
} from './devtools/control-panel.machine.ts';
import { ledgerMachine } from './devtools/ledger.machine.ts';
import { answerEntry, bridgeEntry, type Entry, sightEntry } from './devtools/log.ts';
import { type Borrower, control, parseReply } from './control/api.ts';
import { uploadPicture } from './control/protocol.ts';
import type { BorrowerEvent } from '#sandbox/http/control-routes.ts';
import type { Launch } from './launch.ts';
import { applicationMachine } from './phone/application.machine.ts';
import { readEvent } from './phone/bridge-events.ts';
import { pictureNames } from './phone/forms.ts';
import { createFrame, type Frame } from './phone/frame.ts';
import { phoneMachine } from './phone/phone.machine.ts';
import type { PhoneEvent } from './phone/phone.setup.ts';
import { calling } from './ports.ts';
import { shellMachine } from './shell.machine.ts';
import { type World, writeAttempts } from './world/world.ts';
import type { DocumentKind } from '#domain/credit/credit-order.ts';
import { openLiveChannel } from '#visualizations/live/messages.ts';

/** Reports the machines of the app to the explorer, also after a restart of the app. */
function connectExplorer(frame: Frame): void {
  const phone = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let root: AnyActorRef | null = null;
  let stop = () => {};

  const channel = openLiveChannel(({ type }) => {
    if (type === 'requested') void follow();
  });

  async function follow() {
    const { watch } = await import('#visualizations/live/watch.ts');
    stop();
    if (root) stop = watch(root, (report) => channel.say({ type: 'reported', phone, report }));
  }

  window.addEventListener('pagehide', () => channel.say({ type: 'gone', phone }));
  frame.onStart((started) => {
    stop();
    root = started;
    channel.say({ type: 'started', phone });
  });
}

/** Draws a picture that shows its name. @throws Error if the browser cannot draw */
async function sampleImage(kind: DocumentKind, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 220;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser cannot draw the sample pictures.');
  brush.fillStyle = '#fdf6ea';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = '#0b3b3c';
  brush.font = '600 15px system-ui, sans-serif';
  brush.fillText(`${name} · sample`, 20, 34);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser cannot make the sample pictures.');
  return new File([blob], `${kind}.png`, { type: 'image/png' });
}

/** In milliseconds. */
const tickTime = 1_000;

function applicationWith(frame: Frame) {
  return applicationMachine.provide({
    actors: {
      openApplication: calling(({ borrower }, signal) =>
        control.application(borrower.mobile, signal),
      ),
      saveStep: calling(({ borrower, step, answers }, signal) =>
        control.giveForm(borrower.mobile, step, answers, signal),
      ),
      uploadPicture: calling(async ({ borrower, creditOrderId, picture }, signal) => {
        const file = await sampleImage(picture, pictureNames[picture]);
        const token = frame.token() ?? borrower.token;
        await uploadPicture({ token, creditOrderId, kind: picture }, file, signal);
      }),
    },
  });
}

function phoneWith(frame: Frame, log: (entry: Entry) => void) {
  const answer = (callback: string, action: string, reply: unknown) => {
    frame.answer(callback, reply);
    log(answerEntry({ call: callback, action, reply }, Date.now()));
  };
  return phoneMachine.provide({
    actors: {
      application: applicationWith(frame),
      frame: fromCallback<PhoneEvent>(({ sendBack }) =>
        frame.listen((event) => {
          if (event.type === 'page.seen') {
            log(sightEntry(event.sight, Date.now()));
            return;
          }
          if (event.type !== 'message.received') {
            sendBack(event);
            return;
          }
          const parsedEvent = readEvent(event.message);
          log(bridgeEntry(event.message, Date.now(), parsedEvent !== undefined));
          if (parsedEvent) sendBack(parsedEvent);
        }),
      ),
    },
    actions: {
      answer: (_, { callback, action, reply }) => answer(callback, action, reply),
      answerFace: ({ context }, reply) =>
        answer(context.faceCallback ?? '', 'checkFaceVerification', reply),
      openPath: (_, { path }) => frame.open(path),
      reinstallApp: () => frame.reinstall(),
      reloadApp: () => frame.reload(),
      refreshApp() {
        frame.refresh();
        log(answerEntry({ call: 'refreshH5', action: 'refreshH5', reply: undefined }, Date.now()));
      },
      goBack: () => frame.back(),
      fillField({ self }, { kind, text }) {
        if (!frame.fill(kind, text)) self.send({ type: 'field.missed' });
      },
    },
  });
}

async function payAtCounter(
  mobile: string,
  { accountNumber, amount, paidAgo, postAfter }: CounterPayment,
  signal: AbortSignal,
) {
  const { now } = await control.clock(mobile, signal);
  return control.payAtCounter({
    accountNumber,
    amount,
    paidAt: now - paidAgo,
    ...(postAfter === 'usual' ? {} : { postAfter }),
  });
}

function controlPanelWith(lookAgain: () => void) {
  return controlPanelMachine.provide({
    actors: {
      execute: calling(async ({ mobile, command }, signal): Promise<ControlPanelState> => {
        if (command.kind === 'advance') await control.advanceClock(mobile, command.by);
        if (command.kind === 'resetClock') await control.resetClock(mobile);
        const added = command.kind === 'addFaults' ? command.faults : [];
        for (const fault of added) await control.addFault(mobile, fault);
        if (command.kind === 'clearFaults') await control.clearFaults(mobile);
        const paid =
          command.kind === 'pay' ? await payAtCounter(mobile, command.payment, signal) : null;
        if (command.kind === 'reply') await control.answerTicket(mobile, command);
        const [{ now }, faults] = await Promise.all([
          control.clock(mobile, signal),
          control.faults(mobile, signal),
        ]);
        return { now, faults, paid };
      }),
      ticker: fromCallback(({ sendBack }) => {
        const tick = () => sendBack({ type: 'clock.ticked', real: Date.now() });
        tick();
        const timer = setInterval(tick, tickTime);
        return () => clearInterval(timer);
      }),
    },
    actions: { lookAgain },
  });
}

/** The actors and the frame of a running shell. */
export type Parts = ReturnType<typeof startShell>;

export function startShell(launch: Launch, world: World | null) {
  const frame = createFrame();
  let next = world;
  /** With a world, the first borrower is that of the world. */
  async function createBorrower({ scenario }: { scenario: string }): Promise<Borrower> {
    if (next === null) return control.createBorrower(scenario);
    const { borrower, attempts, local } = next;
    next = null;
    await writeAttempts(attempts);
    frame.readyWith(local);
    return borrower;
  }
  connectExplorer(frame);
  const lookAgain = () => {
    frame.refresh();
    shell.getSnapshot().children.ledger?.send({ type: 'calls.arrived' });
  };
  const shell = createActor(
    shellMachine.provide({
      actors: {
        phone: phoneWith(frame, (entry) => shell.send({ type: 'lines.added', entries: [entry] })),
        controlPanel: controlPanelWith(lookAgain),
        ledger: ledgerMachine.provide({
          actors: {
            readLedger: calling(({ mobile }, signal) => control.ledger(mobile, signal)),
          },
        }),
        scenarios: calling((_: undefined, signal) => control.scenarios(signal)),
        createBorrower: calling(createBorrower),
        stream: fromCallback(({ input: { mobile }, sendBack }) => {
          const events = new EventSource(`/sandbox/events?mobile=${encodeURIComponent(mobile)}`);
          events.addEventListener('message', ({ data }: MessageEvent<string>) =>
            sendBack(parseReply<BorrowerEvent>(data)),
          );
          return () => events.close();
        }),
      },
      actions: { applyDisplay: (_, { display }) => frame.applyDisplay(display) },
    }),
    { input: { launch } },
  );
  shell.start();
  const { phone, controlPanel, ledger } = shell.getSnapshot().children;
  if (!phone || !controlPanel || !ledger) {
    throw new Error('an actor of the shell is missing');
  }
  return { shell, phone, controlPanel, ledger, frame };
}
