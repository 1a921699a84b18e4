import common from './common.ts';
import failure from './failure.ts';
import login from './login.ts';
import title from './title.ts';
import toastMsg from './toast-msg.ts';

/** The texts of the start, in one file. */
const base = { common, failure, login, title, toastMsg };

export default base;
