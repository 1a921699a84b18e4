import * as fc from 'fast-check';
import { seed } from './depth.ts';

// A property without a seed of its own would draw other examples in each run, and fail by chance.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
