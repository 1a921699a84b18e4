import type { MachineModel } from '#machines/walk/model.ts';
import { emits, emitsEvents, gives, sendsBack } from '#machines/walk/service.ts';
import { failures, onThePhone } from '#machines/samples/failures.ts';
import { sampleMachine } from './sample.machine.ts';

export const sampleModel: MachineModel<typeof sampleMachine> = {
  machine: sampleMachine,
  starts: { empty: undefined },
  services: {
    fetchRecipe: { known: gives({ minutes: 3 }), network: failures.network },
    watchDoor: sendsBack({ opens: { type: 'door.opened' } }, onThePhone),
    heat: emits({ warm: 60, hot: 200 }, { gone: gives(undefined), ...onThePhone }),
    smoke: emitsEvents({ seen: { type: 'smoke.seen' } }, { gone: gives(undefined), ...onThePhone }),
    eggTimer: { rings: gives({ rang: true }), ...onThePhone },
  },
  events: {
    'cook.started': [{ type: 'cook.started', dish: 'adobo' }],
    'cook.paused': [{ type: 'cook.paused' }],
    'cook.resumed': [{ type: 'cook.resumed' }],
    'door.opened': [],
    'smoke.seen': [],
  },
};
