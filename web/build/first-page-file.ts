import type { Rolldown } from 'vite';

/** Passed on by the one entrance of a library, and used by later screens only. */
const usedLater =
  /\/query-core\/.*\/(queriesObserver|mutationObserver|infiniteQueryObserver)\.js$|\/react-query\/.*\/(useQueries|useMutation|useInfiniteQuery|infiniteQueryOptions)\.js$/;

/** All that the first page runs is one file with its entry: packed together it weighs less, and nothing is found late. */
export const firstPageFile: Rolldown.CodeSplittingGroup = {
  includeDependenciesRecursively: false,
  name(id, graph) {
    if (usedLater.test(id)) return null;
    const seen = new Set([id]);
    for (const each of seen) {
      const module = graph.getModuleInfo(each);
      if (module?.isEntry) return 'first-page';
      for (const importer of module?.importers ?? []) seen.add(importer);
    }
    return null;
  },
};
