/** Written in by the build: for each lazily loaded source file, the built files it needs. */
declare const __CLIENT_ASSETS__: Readonly<Record<string, readonly string[]>>;

export function clientFilesOf(sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((source) => __CLIENT_ASSETS__[source] ?? []))];
}
