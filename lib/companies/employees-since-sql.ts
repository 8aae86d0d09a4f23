import { knownDaySql, LOADED, LOADED_OR_LOADING } from '@/lib/companies/register-day-sql';

/**
 * Maximum age of a head count that is still shown as current. The register's older employment
 * series ended in 2018 and 2019, so their last values are out of date.
 */
export const EMPLOYEES_MONTHS = 24;

/**
 * SQL for the first month whose employees count as current, relative to the register's date or, if
 * that is unknown, to the day of the newest load.
 */
const sinceSql = (loads: string) => `(
  SELECT date_trunc('month', ${knownDaySql(loads)}::timestamp
    - interval '${EMPLOYEES_MONTHS} months')::date)`;

export const employeesSinceSql = sinceSql(LOADED);
/** The same, as it will be once the load in progress is done. */
export const nextEmployeesSinceSql = sinceSql(LOADED_OR_LOADING);

/** SQL for the current employees of a row of `companies`, or the lower bound of their interval. */
export const knownEmployeesSql = (row = 'companies') => `
  CASE WHEN ${row}.employees_month < ${nextEmployeesSinceSql} THEN NULL
    ELSE coalesce(${row}.employees, ${row}.employees_min) END`;
