import type { MachineModel } from '#machines/walk/model.ts';
import { gives, sendsBack } from '#machines/walk/service.ts';
import { failures, onThePhone } from '#machines/samples/failures.ts';
import { sampleMachine } from './sample.machine.ts';

const measured = (heat: number) => ({ type: 'heat.measured', heat });

export const sampleModel: MachineModel<typeof sampleMachine> = {
  machine: sampleMachine,
  starts: { empty: undefined },
  services: {
    fetchRecipe: { known: gives({ minutes: 3 }), network: failures.network },
    watchDoor: sendsBack({ opens: { type: 'door.opened' } }, onThePhone),
    heat: sendsBack({ warm: measured(60), hot: measured(200) }, onThePhone),
    smoke: sendsBack({ seen: { type: 'smoke.seen' } }, onThePhone),
    eggTimer: { rings: gives({ rang: true }), ...onThePhone },
  },
  events: {
    'cook.started': [{ type: 'cook.started', dish: 'adobo' }],
    'cook.paused': [{ type: 'cook.paused' }],
    'cook.resumed': [{ type: 'cook.resumed' }],
    'door.opened': [],
    'heat.measured': [],
    'smoke.seen': [],
  },
};
