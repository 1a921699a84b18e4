import * as fc from 'fast-check';
import { seed } from './depth.ts';

// A property without a fixed seed would draw other examples in each run, and fail by chance.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
