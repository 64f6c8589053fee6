/** Why a request is not answered: a code, a sentence, and the member of the request. */
export interface RequestFault {
  readonly code:
    | 'json'
    | 'request'
    | 'game'
    | 'games'
    | 'puzzle'
    | 'improper'
    | 'not-made'
    | 'illegal'
    | 'picture'
    | 'internal';
  readonly message: string;
  readonly place?: string;
}

/** Is thrown within an environment, and becomes its answer. */
export class Refused extends Error {
  readonly fault: RequestFault;

  constructor(code: RequestFault['code'], message: string, place?: string) {
    super(message);
    this.fault = { code, message, ...(place !== undefined && { place }) };
  }
}

/** Refuses a request. */
export function refuse(code: RequestFault['code'], message: string, place?: string): never {
  throw new Refused(code, message, place);
}
