// The package comes without types; these are the parts in use.
declare module 'saxen' {
  type Decode = (text: string) => string;
  interface Hooks {
    readonly openTag: (name: string, readAttributes: () => Readonly<Record<string, string>>) => void;
    readonly closeTag: (name: string) => void;
    readonly text: (value: string, decode: Decode) => void;
    readonly cdata: (value: string) => void;
    readonly error: (error: Error) => void;
  }
  export class Parser {
    on<K extends keyof Hooks>(hook: K, handler: Hooks[K]): this;
    parse(xml: string): this;
  }
}
