import 'server-only';
import type { PassageKind } from '@/lib/passages/kinds';

/**
 * The elements of each kind, by their names in the taxonomy of the Danish Business Authority. Older
 * and newer versions, and reports with and without a management's review, name them differently.
 */
export const ELEMENTS: Record<PassageKind, readonly string[]> = {
  activities: ['DescriptionOfPrimaryActivitiesOfEntity'],
  development: ['DescriptionOfDevelopmentInActivitiesAndFinancialAffairs'],
  review: ['ManagementsReview'],
  expectations: ['DescriptionOfExpectedDevelopment'],
  risks: ['DescriptionOfSpecificRisksInAdditionToCommonlyOccurringHazardsInIndustry'],
  goingConcern: [
    'DisclosureOfUncertaintiesRelatingToGoingConcern',
    'InformationOnUncertaintiesRelatingToGoingConcern',
  ],
  uncertainty: [
    'DescriptionOfAnyUncertaintyConnectedWithRecognitionOrMeasurement',
    'DisclosureOfAnyUncertaintyConnectedWithRecognitionOrMeasurement',
    'InformationOnSignificantUncertainties',
  ],
  unusual: [
    'DescriptionOfAnyUnusualMattersAffectingRecognitionOrMeasurement',
    'DisclosureOfAnyUnusualMatters',
  ],
  laterEvents: [
    'DescriptionOfSignificantEventsOccurringAfterEndOfReportingPeriod',
    'DisclosureOfSignificantEventsOccurringAfterEndOfReportingPeriod',
  ],
  contingentLiabilities: ['DisclosureOfContingentLiabilities'],
  pledges: [
    'DisclosureOfMortgagesAndCollaterals',
    'DisclosureOfCollateralsAndAssetsPledgesAsSecurity',
  ],
  relatedParties: [
    'DisclosureOfRelatedParties',
    'DisclosureOfTransactionsAndAgreementsWithRelatedParties',
  ],
};

const names = new Set(Object.values(ELEMENTS).flat());

export const isPassage = (local: string): boolean => names.has(local);
