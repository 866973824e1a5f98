import type { Rolldown } from 'vite';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Entrances of later code that every page opens, once it is drawn. */
const everyPage = /\/web\/src\/lib\/(api\/api|realtime\/realtime)\.ts$/;
/** Less than the head of an answer, and wanted by nearly every later screen: it travels with what each of them fetches anyway. */
const tooLittleAlone = /\/web\/src\/lib\/(date-formatter|format-date)\.ts$/;
/** What is in a line of an order: whoever reads one part of it soon reads the others. */
const ofLines =
  /\/domain\/src\/(orders\/contents|products\/kinds\/lines|products\/cart-metadata\.contract\.ts$)/;
const ofOffice = /\/web\/src\/admin\//;
/** What the office opens with: everything else in it is opened from there. */
const officeStart = /\/web\/src\/admin\/(admin-app|dashboard\/orders-tab)\.tsx$/;
const ofOrders = /\/web\/src\/storefront\/(checkout|order-summary|check-status)\//;

/** The entrances of later code through which a module is reached. */
function entrancesOf(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  for (const each of seen) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  return [...seen].filter((each) => (graph.getModuleInfo(each)?.dynamicImporters.length ?? 0) > 0);
}

/**
 * What later screens share is one file for those who mostly need it together. Left to the bundler it is one for each set
 * of screens: sixty requests for a checkout, most of them longer than what they ask for.
 */
export const sharedFiles: Rolldown.CodeSplittingGroup = {
  includeDependenciesRecursively: false,
  name(id, graph) {
    const entrances = entrancesOf(id, graph);
    if (tooLittleAlone.test(id) || entrances.some((each) => everyPage.test(each))) return 'data';
    if (entrances.length < 2) return null;
    if (ofLines.test(id)) return 'lines';
    const isAtStart = entrances.some((each) => officeStart.test(each));
    if (entrances.every((each) => ofOffice.test(each))) return isAtStart ? 'office' : 'office-screens';
    // The rest is little, and pages that people open first share it: they wait for none they do not need.
    return entrances.every((each) => ofOffice.test(each) || ofOrders.test(each)) ? 'orders' : null;
  },
};
