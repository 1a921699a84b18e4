import { importsRunOneWay } from './imports-run-one-way.mjs';
import { machinesByName } from './machines-by-name.mjs';
import { noCast } from './no-cast.mjs';
import { noClock } from './no-clock.mjs';

/** The project's own lint rules; `.oxlintrc.json` enables them by folder. */
export default {
  meta: { name: 'hiram' },
  rules: {
    'imports-run-one-way': importsRunOneWay,
    'machines-by-name': machinesByName,
    'no-cast': noCast,
    'no-clock': noClock,
  },
};
