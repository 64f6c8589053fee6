/**
 * The file that lies beside this one. Bundlers that know this way of writing copy it, and put its
 * new address here.
 */
export const beside = (): URL => new URL('./cadical.wasm', import.meta.url);
