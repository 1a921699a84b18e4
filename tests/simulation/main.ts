import { openDatabase } from '#sandbox/database/database.ts';
import { parseCommandLine } from './command/command-line.ts';
import { leaveOpen } from './command/open.ts';
import { playTwice, playWorlds } from './command/play.ts';
import { createScenarios } from './server/scenarios.ts';
import { takeOverGlobals } from './world/globals.ts';
import { start } from './world/world.ts';

const { timeOrigin } = performance;
const sinceOrigin = performance.now.bind(performance);
/** Returns the real time, milliseconds since 1970. */
const clock = () => timeOrigin + sinceOrigin();
takeOverGlobals();
const options = parseCommandLine(process.argv.slice(2));
const database = await openDatabase({ url: ':memory:' });
const ground = { database, scenarios: await createScenarios(database, start) };
const command = { play: playWorlds, twice: playTwice, open: leaveOpen }[options.command];
const isWell = await command(ground, options, clock);
process.exit(isWell ? 0 : 1);
