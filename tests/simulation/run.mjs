import { spawn } from 'node:child_process';
import { bundle } from './bundle.mjs';

/** `npm run simulate -- --worlds=N --from=S`: bundles the simulation and runs it by plain node. */
const file = await bundle('dist/simulation');
const child = spawn(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
