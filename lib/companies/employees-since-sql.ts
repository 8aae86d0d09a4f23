import { LOADED, LOADED_OR_LOADING, registerDaySql } from '@/lib/register/day-sql';

/** The register's older series ended in 2018 and 2019: what they say last is no head count of today. */
export const EMPLOYEES_MONTHS = 24;

const dayOfLoads = (loads: string) => `(SELECT max(started_at)::date FROM register_loads
  WHERE ${loads} AND source <> 'FILINGS')`;

/**
 * In SQL, the first month whose employees count as those of today, as of the register's day or, where
 * that is not told, the day of its newest load.
 */
const sinceSql = (loads: string) => `(
  SELECT date_trunc('month', coalesce(${registerDaySql(loads)}, ${dayOfLoads(loads)})::timestamp
    - interval '${EMPLOYEES_MONTHS} months')::date)`;

export const employeesSinceSql = sinceSql(LOADED);
/** As it will be once the load is done that this is a part of. */
export const nextEmployeesSinceSql = sinceSql(LOADED_OR_LOADING);

/** In SQL, the employees of a row of companies, or the least of their interval, that count as today's. */
export const knownEmployeesSql = (row = 'companies') => `
  CASE WHEN ${row}.employees_month < ${nextEmployeesSinceSql} THEN NULL
    ELSE coalesce(${row}.employees, ${row}.employees_min) END`;
