-- What tangible assets cost and what they are worth had one column, as a report told the one or
-- the other: a fall of 20 percent read as growth. Reports loaded before tell both once they are
-- loaded again.
ALTER TABLE "accounting_periods" ADD COLUMN "property_plant_and_equipment" DECIMAL(20,2);
