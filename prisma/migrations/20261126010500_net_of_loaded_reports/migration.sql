-- Which of the two a report told stands beside the values.
UPDATE accounting_periods SET
  property_plant_and_equipment = property_plant_and_equipment_gross,
  property_plant_and_equipment_gross = NULL
WHERE elements ->> 'propertyPlantAndEquipmentGross'
  IN ('PropertyPlantAndEquipment', 'ifrs-full:PropertyPlantAndEquipment');
