/**
 * zod compiles its checks with `new Function`, which the pages' content security policy forbids and reports. Its configuration
 * is read when it is loaded, so this module comes before all that imports it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
